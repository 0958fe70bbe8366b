import { checkStatistics } from '../../src/prerender/checkContent';

const statistics = (count: number, value = '123.4k') => Array(count).fill({ value });

test('a seventh statistic, or one that is too long, fails the build, with its place and the remedy', () => {
  expect(() => checkStatistics(statistics(6))).not.toThrow();
  expect(() => checkStatistics(statistics(7))).toThrow(
    /statistics in src\/content\/home\.ts has 7 entries\. Write one to 6/,
  );
  expect(() => checkStatistics(statistics(1, '123.45k'))).toThrow(
    /"123\.45k" in src\/content\/home\.ts is too long\. Write at most 6 characters/,
  );
});
