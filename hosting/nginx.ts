import { compressibleFiles, mediaTypes } from './media-types';
import { responseHeaders, securityHeaders } from './response-headers';

/** Where the configuration finds the site, listens, and keeps what it writes: the container's places. */
export const nginxPlaces = { root: '/srv/site', listen: '8080', temporary: '/tmp' } as const;

type NginxOptions = {
  policy: string;
  basePath: string;
  /** The site's files, below its root. */
  files: readonly string[];
};

/**
 * A complete nginx configuration for the built site: our headers, the compressed files, addresses
 * without file names, the 404 page. It needs no module beside gzip_static; Brotli is served from the
 * files by name.
 *
 * Documents are found by their whole address and not by patterns, and no header by matching the
 * address anew: that is what held nginx up under load (`npm run load`).
 */
export function nginxConfiguration({ policy, basePath, files }: NginxOptions): string {
  const headers = Object.entries(securityHeaders(policy))
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
  const below =
    basePath === '/'
      ? ''
      : `
    location ^~ ${basePath} { rewrite ^${basePath.slice(0, -1)}(/.*)$ $1 last; }`;

  return `# Written by the build from hosting/: change it there.
worker_processes auto;
pcre_jit on;
pid ${nginxPlaces.temporary}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }

http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  client_body_temp_path ${nginxPlaces.temporary}/client-body;
  proxy_temp_path ${nginxPlaces.temporary}/proxy;
  fastcgi_temp_path ${nginxPlaces.temporary}/fastcgi;
  uwsgi_temp_path ${nginxPlaces.temporary}/uwsgi;
  scgi_temp_path ${nginxPlaces.temporary}/scgi;
  open_file_cache max=1000 inactive=60s;

  map $http_accept_encoding $accepted {
    default "";
    "~*(^|[ ,])br($|[ ,;])" "br";
  }
  # What is missing or refused is never kept like what is there.
  map $status $cache_control {
    default "${responseHeaders(policy, '/', 404)['Cache-Control']}";
    200 $caching;
    206 $caching;
    304 $caching;
  }

  server {
    listen ${nginxPlaces.listen};
    root ${nginxPlaces.root};
    absolute_redirect off;
    gzip_static on;
    default_type "text/html; charset=utf-8";
    types {}

${headers}
    add_header Cache-Control $cache_control always;
    add_header Cross-Origin-Resource-Policy $sharing always;
    add_header Content-Encoding $coding always;
    add_header Vary Accept-Encoding always;
${settings('/', '""')}

    error_page 404 @missing;
    location @missing {${settings('/404', '$accepted')}
      try_files /404.html.$accepted /404.html =404;
    }
${below}
    # A document has one address, and it is not its file's.
    location / { return 404; }
${documentLocations(files)}${fileLocations(files)}
  }
}
`;

  /** Variables that headers are made of. */
  function settings(path: string, coding: '$accepted' | '""'): string {
    const own = responseHeaders(policy, path);
    return `
      set $caching "${own['Cache-Control']}";
      set $sharing "${own['Cross-Origin-Resource-Policy']}";
      set $coding ${coding};`;
  }

  function documentLocations(all: readonly string[]): string {
    return all
      .filter((file) => /^[^/]+\.html$/.test(file) && file !== '404.html')
      .flatMap((file) => {
        const address = `/${file.replace(/(^index)?\.html$/, '')}`;
        const addresses = address === '/' ? [address] : [address, `${address}/`];
        return addresses.map(
          (at) => `
    location = ${at} {
      set $coding $accepted;
      try_files /${file}.$accepted /${file} =404;
    }`,
        );
      })
      .join('');
  }

  /** One location for each kind of file in each folder, so that files of an earlier build are served too. */
  function fileLocations(all: readonly string[]): string {
    const kinds = new Map(
      all.flatMap((file) => {
        const [, folder = '', ending = ''] = /^((?:[^/]+\/)*).*\.([^.]+)$/.exec(file) ?? [];
        return ending in mediaTypes ? [[`${folder}*.${ending}`, { folder, ending }] as const] : [];
      }),
    );
    return [...kinds.values()]
      .sort((a, b) => b.folder.localeCompare(a.folder)) // `static/` first: it is asked for most
      .map(({ folder, ending }) => {
        const sample = `/${folder}x.${ending}`;
        const coding = compressibleFiles.test(sample) ? '$accepted' : '""';
        return `
    location ~ ^/${folder}[^/]+\\.${ending}$ {${settings(sample, coding)}
      types {}
      default_type "${mediaTypes[ending]}";
      try_files $uri.$accepted $uri =404;
    }`;
      })
      .join('');
  }
}
