import { APP_VERSION, CHANNEL, DEMO_APP_ID, type Stamp } from '../../contract/core/stamp'
import type { Device } from '../../platform/device/device'
import { intentionId } from '../../platform/random'
import type { Store } from '../../platform/storage/storage'

const DEVICE = 'device-id'
const VERSION = 'games-1'

/** The fields that every call carries (spec §7). */
export const stampOf = (
  { appId = DEMO_APP_ID, channel = CHANNEL }: { appId?: string | undefined; channel?: string | undefined },
  { platform, referrer }: Pick<Device, 'platform' | 'referrer'>,
): Stamp => ({ appId, channel, clientReferrer: referrer, platform, appVersion: APP_VERSION })

export const appConfigRequest = { v: APP_VERSION }

/** What a visit tells the server (spec §7); by default about the games kept from the last visit. */
export const preLoginRequest = (
  { os, model }: Pick<Device, 'os' | 'model'>,
  local: Store,
  gameListVersion = local.get(VERSION) ?? '',
) => ({
  gameListVersion,
  os,
  deviceModel: model,
  messagingToken: '',
  phoneinfoJsonModel: '{}',
  deviceId: deviceId(local),
})

/** Keeps the version of the stored games for the next visit. */
export const keepGameListVersion = (local: Store, version: string): void => local.set(VERSION, version)

const deviceId = (local: Store): string => {
  const id = local.get(DEVICE) ?? intentionId()
  local.set(DEVICE, id)
  return id
}
