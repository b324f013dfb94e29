/** The address of a call below its server. */
export const pathOf = (call: string) => `/app/v1/${call}`

/** The calls that the page itself sends before its code has loaded, apart from their schemas, which it has no use for. */
export const startCalls = { appConfig: 'anonymous/appConfig', preLogin: 'preLogin' } as const
