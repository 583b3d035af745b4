import { readFileSync } from 'node:fs';

const dockerfile = readFileSync('hosting/Dockerfile', 'utf8');
const nginx = readFileSync('hosting/nginx.conf', 'utf8');

test('the container serves the build with nginx.conf, instead of the site that its image has', () => {
  const [, port = ''] = /listen (\d+);/.exec(nginx) ?? [];
  const [, root = ''] = /root (\S+);/.exec(nginx) ?? [];

  expect(dockerfile.split('\n')).toEqual(
    expect.arrayContaining([
      'COPY hosting/nginx.conf /etc/nginx/conf.d/default.conf',
      `COPY dist ${root}`,
      `EXPOSE ${port}`,
    ]),
  );
  expect(dockerfile).toContain(`http://127.0.0.1:${port}/`);
});
