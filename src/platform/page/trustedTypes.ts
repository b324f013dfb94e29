/** The part of the browser's Trusted Types that we use; not every browser has it, nor do TypeScript's own types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

const scripts = new Set(['/sw.js'])

function allow(url: string): string {
  if (!scripts.has(url)) throw new TypeError(`${url} is not a script of ours`)
  return url
}

// The page's policy knows one name and lets it be made once.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('app', { createScriptURL: allow })

/** The address of one of our own scripts in the form that the page's policy lets through. */
export function trustedScript(url: string): string {
  return policy ? policy.createScriptURL(url) : allow(url)
}
