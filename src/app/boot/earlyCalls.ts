import { headersOf } from '../../api/headers'
import { pathOf, startCalls } from '../../contract/core/paths'
import { browserDevice } from '../../platform/device/device'
import { sendEarly } from '../../platform/page/early'
import { storedToken } from '../../platform/page/token'
import { browserStorage } from '../../platform/storage/storage'
import { appConfigRequest, preLoginRequest, stampOf } from '../../stores/config/visit'
import type { RuntimeConfig } from '../startup/runtimeConfig'
import { withoutSlash } from '../startup/withoutSlash'
import { pageData } from './pageData'

/**
 * Fetches the configuration while the code loads. Bodies and headers are those the code will send; where they differ
 * after all, it fetches again.
 */
export function makeEarlyCalls(locale: string): void {
  // The code checks it.
  const config = pageData<RuntimeConfig>('config') ?? {}
  const device = browserDevice()
  const headers = headersOf(locale, storedToken())
  const send = (call: string, request: object) => {
    const body = JSON.stringify({ ...stampOf(config, device), ...request })
    sendEarly(`${withoutSlash(config.baseUrl ?? '')}${pathOf(call)}`, {
      method: 'POST',
      headers,
      body,
      cache: 'no-store',
    })
  }
  send(startCalls.appConfig, appConfigRequest)
  send(startCalls.preLogin, preLoginRequest(device, browserStorage().local))
}
