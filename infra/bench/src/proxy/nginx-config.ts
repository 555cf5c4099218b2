export interface NginxPlaces {
  folder: string;
  port: number;
  upstreamPort: number;
}

/**
 * nginx as a reverse proxy with one worker, since the BFF is one process: keep-alive to the upstream, no access log, a
 * short cache under `/cached/`.
 */
export const nginxConfig = ({ folder, port, upstreamPort }: NginxPlaces): string => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log error;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=replies:10m;
  keepalive_requests 1000000000;
  upstream service { server 127.0.0.1:${upstreamPort}; keepalive 64; keepalive_requests 1000000000; }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    location / { proxy_pass http://service; }
    location /cached/ { proxy_pass http://service; proxy_cache replies; proxy_cache_valid 200 5s; proxy_cache_lock on; }
  }
}
`;
