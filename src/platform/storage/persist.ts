import { isInstalled } from '../device/install'

interface Has {
  storage?: Partial<Pick<StorageManager, 'persist' | 'persisted'>>
}

/** Asks the browser to keep what an installed app has stored, also when the device runs out of space. Never throws. */
export const keepStorage = async (has: Has = navigator): Promise<void> => {
  try {
    if (!(await has.storage?.persisted?.())) await has.storage?.persist?.()
  } catch {
    // A browser that refuses clears it when it must.
  }
}

/** For each start: only an installed app asks, since some browsers ask the player. */
export const keepInstalled = async (device: Parameters<typeof isInstalled>[0]): Promise<void> => {
  if (isInstalled(device)) await keepStorage()
}
