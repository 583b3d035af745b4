import { readFileSync } from 'node:fs';

import { outputFiles } from '../generator/output-files';

const dockerfile = readFileSync('hosting/Dockerfile', 'utf8');
const nginx = readFileSync('hosting/nginx.conf', 'utf8');

test('the container serves the build with nginx.conf, instead of the default site of its image', () => {
  const [, port = ''] = /listen (\d+);/.exec(nginx) ?? [];
  const [, root = ''] = /root (\S+);/.exec(nginx) ?? [];

  expect(dockerfile.split('\n')).toEqual(
    expect.arrayContaining([
      'COPY hosting/nginx.conf /etc/nginx/conf.d/default.conf',
      `COPY dist ${root}`,
      `EXPOSE ${port}`,
    ]),
  );
  // In the foreground: otherwise the container ends at once.
  expect(dockerfile).toContain('\nCMD ["nginx", "-g", "daemon off;"]\n');
});

test('the container has a pinned base image, no root, and a health check of a file of the site', () => {
  const [, port = ''] = /listen (\d+);/.exec(nginx) ?? [];
  const [, file = ''] =
    /^HEALTHCHECK .*CMD wget -q -O \/dev\/null http:\/\/127\.0\.0\.1:(\S+)$/m.exec(dockerfile) ??
    [];

  expect(dockerfile).toMatch(/^FROM nginxinc\/nginx-unprivileged:\d+\.\d+\.\d+-alpine$/m);
  expect(dockerfile).toMatch(/^USER [1-9]\d*$/m);
  expect(file).toBe(`${port}/${outputFiles.robots}`);
});

test('Docker may read what the container copies, and nothing else', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+)/gm)].map(([, source]) => source);
  const [first, ...rest] = readFileSync('.dockerignore', 'utf8').trim().split('\n');

  expect(first).toBe('*');
  expect(rest.sort()).toEqual(copied.map((source) => `!${source}`).sort());
});
