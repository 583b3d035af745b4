import LicensePlugin from 'webpack-license-plugin';

/**
 * Writes `licenses.txt`: name, version and license of every package that ships with the site, fonts
 * included. A package without a license stops the build. The plugin always writes `licenses.json`, too.
 */
export const licensePlugin = new LicensePlugin({
  outputFilename: 'licenses.json',
  additionalFiles: {
    'licenses.txt': (packages) =>
      packages
        .map(({ name, version, license, licenseText }) =>
          [name, `${version}, ${license}`, '', licenseText].join('\n'),
        )
        .join(`\n${'-'.repeat(80)}\n\n`),
  },
});
