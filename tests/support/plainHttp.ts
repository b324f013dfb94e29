/** Runs in page and frames: takes away what browsers give only to a secure context, as at a plain address of the network. */
export const plainHttp = () => {
  const without = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
  without(Crypto.prototype, 'randomUUID', 'subtle')
  without(
    Navigator.prototype,
    ...[
      'canShare',
      'clipboard',
      'credentials',
      'locks',
      'mediaDevices',
      'serviceWorker',
      'share',
      'storage',
      'wakeLock',
    ],
  )
  without(window, 'caches', 'cookieStore', 'PasswordCredential')
  Object.defineProperty(window, 'isSecureContext', { value: false })
}
