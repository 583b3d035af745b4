import type { Compilation } from 'webpack';

import { licenseText } from './licenses';

test('a package that ships is listed once, with its version, its license and the text of it', () => {
  const files = ['react', 'react/jsx-runtime', '@mui/material/Button'].map((name) =>
    require.resolve(name),
  );
  const compilation = { fileDependencies: new Set(files) } as unknown as Compilation;
  const packages = licenseText(compilation).split(/-{80}\n\n/);

  expect(packages).toHaveLength(2);
  expect(packages[0]).toMatch(/^@mui\/material\n[\d.]+, MIT\n/);
  expect(packages[1]).toMatch(/^react\n[\d.]+, MIT\n[^]*Permission is hereby granted/);
});
