import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import type { Api } from '../../api/Api'
import type { Failure } from '../../api/outcome'
import { type AppConfig, appConfig, appConfigSchema, preLogin, type ServiceItem } from '../../contract/config'
import type { ReplyOf } from '../../contract/core/call'
import type { Platform } from '../../platform'
import { appConfigRequest, keepGameListVersion, preLoginRequest } from './visit'

const CACHED = 'config-1'

/** The configuration: the cached one first, then appConfig overridden by preLogin's fields (spec §7). */
export class ConfigStore {
  config: AppConfig | null
  services: readonly ServiceItem[] = []
  failure: Failure | null = null
  #gameListVersion = ''
  readonly #platform: Pick<Platform, 'device' | 'storage'>
  readonly #api: Api

  constructor(platform: Pick<Platform, 'device' | 'storage'>, api: Api) {
    this.#platform = platform
    this.#api = api
    this.config = this.#cached()
    makeAutoObservable(this, { config: observableRef, services: observableRef })
  }

  get ready(): boolean {
    return this.config !== null
  }

  /** Reads the configuration; a failed read leaves the last known one in place. */
  async load(): Promise<void> {
    this.failure = null
    const { device, storage } = this.#platform
    const [base, visit] = await Promise.all([
      this.#api.call(appConfig, appConfigRequest),
      this.#api.call(preLogin, preLoginRequest(device, storage.local, this.#gameListVersion)),
    ])
    runInAction(() => {
      if (base.ok) this.#take(base.value, visit.ok ? visit.value : {})
      const last = base.ok ? visit : base
      if (!last.ok) this.failure = last.failure
    })
  }

  #take(base: ReplyOf<typeof appConfig>, visit: Partial<ReplyOf<typeof preLogin>>): void {
    const known = this.config?.appGameList
    const { appCustomerServiceQueue = [], gameListVersion = base.gameListVersion, ...merged } = visit
    // Validation omits absent fields, so none is undefined.
    const config = { ...base.config, ...merged } as AppConfig
    this.config = { ...config, appGameList: config.appGameList ?? known }
    this.services = appCustomerServiceQueue
    this.#gameListVersion = gameListVersion
    const { local } = this.#platform.storage
    local.set(CACHED, JSON.stringify({ config: this.config, gameListVersion }))
    keepGameListVersion(local, gameListVersion)
  }

  #cached(): AppConfig | null {
    try {
      const cached: unknown = JSON.parse(this.#platform.storage.local.get(CACHED) ?? 'null')
      const parsed = v.safeParse(v.object({ config: appConfigSchema, gameListVersion: v.string() }), cached)
      if (!parsed.success) return null
      this.#gameListVersion = parsed.output.gameListVersion
      return parsed.output.config
    } catch {
      return null
    }
  }
}
