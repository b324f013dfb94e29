import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import type { Api } from '../../api/Api'
import { type Failure, type Outcome, success } from '../../api/outcome'
import {
  type AppConfig,
  type AppGame,
  appConfig,
  appConfigSchema,
  preLogin,
  type ServiceItem,
  serviceItem,
} from '../../contract/config'
import type { Platform } from '../../platform'
import { Resource } from '../data/Resource'
import { SessionEpoch } from '../data/SessionEpoch'
import { appConfigRequest, keepGameListVersion, preLoginRequest } from './visit'

const CACHED = 'config-1'

/** Games kept for the next visit's first screens: ten thousand would fill the storage. */
const CACHED_GAMES = 500

const cachedSchema = v.object({
  config: appConfigSchema,
  gameListVersion: v.string(),
  services: v.array(serviceItem),
})

interface Configuration {
  config: AppConfig
  gameListVersion: string
  services: readonly ServiceItem[]
}

/** The configuration: the cached one first, then appConfig overridden by preLogin's fields (spec §7). */
export class ConfigStore {
  readonly #platform: Pick<Platform, 'device' | 'storage'>
  readonly #api: Api
  readonly #latest: Resource<Configuration>

  constructor(platform: Pick<Platform, 'device' | 'storage'>, api: Api) {
    this.#platform = platform
    this.#api = api
    // It is the same for every session, so none of them ends it.
    const everySession = new SessionEpoch(false)
    this.#latest = new Resource<Configuration>(
      everySession,
      () => this.#read(),
      (latest) => this.#keep(latest),
    )
    this.#latest.value = this.#cached()
    makeAutoObservable(this)
  }

  get config(): AppConfig | null {
    return this.#latest.value?.config ?? null
  }

  /** All games of the catalog by their ids. */
  get gameById(): ReadonlyMap<number, AppGame> {
    return new Map((this.config?.appGameList ?? []).map((game) => [game.id, game]))
  }

  /** Address of the operator's picture; undefined where the app's own art is shown. */
  picture(key: string): string | undefined {
    const img = this.config?.appGenericImgList.find(({ uniqueKey }) => uniqueKey === key)?.img
    return img ? `${this.config?.gameResourceUrl}${img}` : undefined
  }

  /** What the operator calls coupons and items. */
  get awardNames(): AppConfig['appPropConfigMap'] | undefined {
    return this.config?.appPropConfigMap
  }

  get services(): readonly ServiceItem[] {
    return this.#latest.value?.services ?? []
  }

  get ready(): boolean {
    return this.config !== null
  }

  /** Of the last read; null once one has succeeded. */
  get failure(): Failure | null {
    return this.#latest.failure
  }

  /** Reads the configuration; a failed read leaves the last known one in place. */
  async load(): Promise<void> {
    await this.#latest.load()
  }

  async #read(): Promise<Outcome<Configuration>> {
    const { device, storage } = this.#platform
    const version = this.#latest.value?.gameListVersion
    const [base, visit] = await Promise.all([
      this.#api.call(appConfig, appConfigRequest),
      this.#api.call(preLogin, preLoginRequest(device, storage.local, version)),
    ])
    if (!base.ok) return base
    const {
      appCustomerServiceQueue = [],
      gameListVersion = base.value.gameListVersion,
      ...overrides
    } = visit.ok ? visit.value : {}
    // Validation omits absent fields, so none is undefined.
    const config = { ...base.value.config, ...overrides } as AppConfig
    const appGameList = config.appGameList ?? this.config?.appGameList
    return success({ config: { ...config, appGameList }, gameListVersion, services: appCustomerServiceQueue })
  }

  #keep({ config, gameListVersion, services }: Configuration): void {
    const { local } = this.#platform.storage
    const { appGameList = [] } = config
    const isWhole = appGameList.length <= CACHED_GAMES
    const kept = isWhole ? appGameList : appGameList.toSorted((a, b) => a.sort - b.sort).slice(0, CACHED_GAMES)
    // Without a version the next visit is sent all games.
    const version = isWhole ? gameListVersion : ''
    local.set(CACHED, JSON.stringify({ config: { ...config, appGameList: kept }, gameListVersion: version, services }))
    keepGameListVersion(local, version)
  }

  #cached(): Configuration | null {
    try {
      const cached: unknown = JSON.parse(this.#platform.storage.local.get(CACHED) ?? 'null')
      const parsed = v.safeParse(cachedSchema, cached)
      return parsed.success ? parsed.output : null
    } catch {
      return null
    }
  }
}
