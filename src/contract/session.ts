import { playerCall } from './core/call'

/** Ends the session on the server (assumed). */
export const logout = playerCall('logout', { effect: 'write', source: 'assumed' })
