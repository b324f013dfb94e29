import { ownScripts, trustedScript } from '../page/trustedTypes'
import type { SupportChat, SupportVisit } from './support'

declare global {
  /** Set by the script of a deployment's chat. */
  var supportChat: SupportChat | undefined
}

/** `{license}` and `{group}` in an address, replaced by those of the queue. */
const addressOf = (pattern: string, { license, group }: SupportVisit): string =>
  pattern.replaceAll('{license}', encodeURIComponent(license)).replaceAll('{group}', encodeURIComponent(group))

const loadChat = (address: string): Promise<SupportChat> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`no chat at ${address}`))
    }
    script.onerror = fail
    script.onload = () => (globalThis.supportChat ? resolve(globalThis.supportChat) : fail())
    ownScripts.add(address)
    script.src = trustedScript(address)
    document.head.append(script)
  })

/** A chat whose script is loaded by license and group when the conversation opens; a failed load is tried again with the next. */
export const scriptedSupport = (pattern: string): SupportChat => {
  const chats = new Map<string, Promise<SupportChat>>()
  return {
    join: async (visit, listen) => {
      const address = addressOf(pattern, visit)
      const loading = chats.get(address) ?? loadChat(address)
      chats.set(address, loading)
      const chat = await loading.catch((error: unknown) => {
        chats.delete(address)
        throw error
      })
      return chat.join(visit, listen)
    },
  }
}

/** The chat that the page's configuration names (decision 020), if it names one. */
export const deploymentSupport = (page: Document | undefined = globalThis.document): SupportChat | undefined => {
  const { supportScript }: { supportScript?: unknown } = JSON.parse(page?.querySelector('#config')?.textContent || '{}')
  return typeof supportScript === 'string' ? scriptedSupport(supportScript) : undefined
}
