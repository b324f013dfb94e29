/** The part of Trusted Types we use; not in every browser, nor in the DOM typings. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** Addresses of scripts that may be loaded; one that the page's configuration names is added. */
export const ownScripts = new Set(['/sw.js'])

function allow(url: string): string {
  if (!ownScripts.has(url)) throw new TypeError(`${url} is not a script of ours`)
  return url
}

// The page's CSP allows one policy name, created once.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('app', { createScriptURL: allow })

/** URL of one of our own scripts as a TrustedScriptURL where the browser has them. */
export function trustedScript(url: string): string {
  return policy ? policy.createScriptURL(url) : allow(url)
}
