const { default: Sequencer } = require('@jest/test-sequencer');

/** The files that take longest. Jest would start them last, because they are small, and leave a core idle at the end. */
const LONGEST = ['firefox', 'devServer', 'webkit', 'media'];

/** Starts the longest files first, and lets Jest order the others. */
module.exports = class extends Sequencer {
  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  async sort(tests) {
    const isLongest = ({ path = '' }) => LONGEST.some((name) => path.endsWith(`/${name}.test.ts`));
    const others = tests.filter((test) => !isLongest(test));
    return [...tests.filter(isLongest), ...(await super.sort(others))];
  }
};
