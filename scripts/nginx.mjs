import { existsSync } from 'node:fs'
import { aptInstall, mayInstall } from './apt.mjs'
import { withLock } from './lock.mjs'

const NGINX = '/usr/sbin/nginx'
/** As in `deploy/Dockerfile`: with the module that sends `.br` files. */
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Debian's nginx with what `deploy/nginx.conf` needs; null where it is not installed. */
export const findNginx = () => (existsSync(NGINX) && existsSync(MODULE) ? NGINX : null)

/** Like `findNginx`, but installs it if it is missing and we may. */
export async function ensureNginx() {
  if (findNginx() === null && mayInstall()) {
    await withLock('nginx', async () => {
      if (findNginx() === null) await aptInstall('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static'])
    })
  }
  return findNginx()
}
