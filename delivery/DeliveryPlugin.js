const { faultsOf, overBudget } = require('./checks');

/**
 * Fails a production build if a file is over its budget or a document lacks something that it needs. Also removes the
 * entry's file, whose text is in each document.
 */
exports.DeliveryPlugin = class DeliveryPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT; // the last
    compiler.hooks.thisCompilation.tap('DeliveryPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'DeliveryPlugin', stage }, (assets) => {
        // A build that has failed already has a clearer message than anything found here.
        if (compilation.errors.length > 0) return;
        const files = new Map(
          Object.entries(assets)
            .filter(([name]) => !/\.(br|gz)$/.test(name))
            .map(([name, source]) => [name, Buffer.from(source.buffer())]),
        );
        const documents = [...files].filter(([name]) => name.endsWith('.html'));
        const faults = [
          ...[...files].map(([name, content]) => overBudget(name, content)),
          ...documents.flatMap(([name, content]) => faultsOf(name, String(content), files)),
        ];
        for (const fault of faults) if (fault) compilation.errors.push(new WebpackError(fault));
        compilation.deleteAsset('assets/entry.js');
      });
    });
  }
};
