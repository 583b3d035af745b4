import { readFileSync } from 'node:fs';

const dockerfile = readFileSync('hosting/Dockerfile', 'utf8');
const nginx = readFileSync('hosting/nginx.conf', 'utf8');

const [, port = ''] = /listen (\d+);/.exec(nginx) ?? [];
const [, root = ''] = /root (\S+);/.exec(nginx) ?? [];

test('the container has the build where nginx looks for it, and serves it without root', () => {
  const instructions = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line));
  expect(instructions).toEqual([
    expect.stringMatching(/^FROM nginxinc\/nginx-unprivileged:\d+\.\d*[02468]\.\d+-alpine$/),
    'COPY hosting/nginx.conf /etc/nginx/conf.d/default.conf',
    `COPY dist ${root}`,
    'USER 101',
    `EXPOSE ${port}`,
    `HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:${port}/robots.txt`,
    'CMD ["nginx", "-g", "daemon off;"]',
  ]);
});

test('Docker may read what the container needs, and nothing else', () => {
  expect(readFileSync('.dockerignore', 'utf8')).toBe('*\n!dist\n!hosting/nginx.conf\n');
});
