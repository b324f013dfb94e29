import { headersOf } from '../../api/headers'
import { browserDevice } from '../../platform/device/device'
import { sendEarly } from '../../platform/page/early'
import { storedToken } from '../../platform/page/token'
import { browserStorage } from '../../platform/storage/storage'
import { appConfigRequest, preLoginRequest, stampOf } from '../../stores/config/visit'
import type { RuntimeConfig } from '../startup/runtimeConfig'
import { pageData } from './pageData'

/** Paths of the calls below; the contract declares them together with schemas that are too heavy for the page. */
export const EARLY = { appConfig: '/app/v1/anonymous/appConfig', preLogin: '/app/v1/preLogin' } as const

/**
 * Asks for the configuration while the code loads. Bodies and headers are those the code will send; where they differ
 * after all, it asks again.
 */
export function askEarly(locale: string): void {
  // The code checks it.
  const config = pageData<RuntimeConfig>('config') ?? {}
  const device = browserDevice()
  const headers = headersOf(locale, storedToken())
  const ask = (path: string, request: object) => {
    const body = JSON.stringify({ ...stampOf(config, device), ...request })
    sendEarly(`${config.baseUrl ?? ''}${path}`, { method: 'POST', headers, body, cache: 'no-store' })
  }
  ask(EARLY.appConfig, appConfigRequest)
  ask(EARLY.preLogin, preLoginRequest(device, browserStorage().local))
}
