/** States of the device that the demo plays, and what each does. */
export const deviceStates = {
  tokenExpired: 'the next call of the player is answered 401',
  tokenRemoved: 'another tab has signed the player out',
  storageFull: 'the browser stores nothing more; lasts over reloads',
  storageBlocked: 'the browser forbids storage; lasts over reloads',
  newVersion: 'another build has been deployed: the page loads anew once nothing goes on',
} as const

export type DeviceState = keyof typeof deviceStates

// Object.keys loses the key type.
export const DEVICE_STATES = Object.keys(deviceStates) as DeviceState[]
