import { mediaTypes } from './media-types';
import { responseHeaders, securityHeaders } from './response-headers';

/** Where nginx finds the site and listens; the defaults are the container's. */
export type NginxOptions = {
  policy: string;
  basePath: string;
  root?: string;
  /** `8080`, or an address and a port. */
  listen?: string;
  /** For what nginx writes while it runs; all else may be read-only. */
  temporary?: string;
};

/** Addresses that stand for each kind of caching; nginx learns their headers by pattern. */
const samples = { static: '/static/x.js', previews: '/previews/x.png', small: '/x.txt' };

/**
 * A complete nginx configuration for the built site: our headers, the compressed files, addresses
 * without file names, the 404 page. It needs no module beside gzip_static; Brotli is served from the
 * files by name.
 */
export function nginxConfiguration({
  policy,
  basePath,
  root = '/srv/site',
  listen = '8080',
  temporary = '/tmp',
}: NginxOptions): string {
  const caching = (sample: string) => responseHeaders(policy, sample)['Cache-Control'];
  const types = Object.entries(mediaTypes)
    .map(
      ([ending, type]) => `
    location ~ \\.${ending}$ {
      types {}
      default_type "${type}";
      try_files $uri$brotli $uri =404;
    }`,
    )
    .join('');
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
pid ${temporary}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }

http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  client_body_temp_path ${temporary}/client-body;
  proxy_temp_path ${temporary}/proxy;
  fastcgi_temp_path ${temporary}/fastcgi;
  uwsgi_temp_path ${temporary}/uwsgi;
  scgi_temp_path ${temporary}/scgi;
  open_file_cache max=1000 inactive=60s;

  map $http_accept_encoding $brotli {
    default "";
    "~*(^|[ ,])br($|[ ,;])" ".br";
  }
  map $uri $encoding {
    default "";
    "~\\.br$" "br";
  }
  map "$status$uri" $caching {
    default "${caching('/')}";
    "~^[23]\\d\\d/static/" "${caching(samples.static)}";
    "~^[23]\\d\\d/previews/" "${caching(samples.previews)}";
    "~^[23]\\d\\d/[^/]+\\.(ico|svg|png|xml|txt|json|webmanifest)(\\.br)?$" "${caching(samples.small)}";
  }
  map "$status$uri" $sharing {
    default "same-origin";
    "~^[23]\\d\\d/previews/" "cross-origin";
  }

  server {
    listen ${listen};
    root ${root};
    absolute_redirect off;
    gzip_static on;
    default_type "text/html; charset=utf-8";
    types {}

${headers}
    add_header Cache-Control $caching always;
    add_header Cross-Origin-Resource-Policy $sharing always;
    add_header Content-Encoding $encoding always;
    add_header Vary Accept-Encoding always;

    error_page 404 @missing;
    location @missing { try_files /404.html$brotli /404.html =404; }
${below}
    # A document has one address, and it is not its file's.
    location ~ (\\.html|/index|^/404|\\.br|\\.gz)$ { return 404; }
    location = / { try_files /index.html$brotli /index.html =404; }
    location ~ ^(?<page>/.+)/$ { try_files $page.html$brotli $page.html =404; }
    location / { try_files $uri.html$brotli $uri.html =404; }
${types}
  }
}
`;
}
