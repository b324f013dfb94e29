/** Old browsers and insecure pages have none, whatever the compiler's library says. */
export type HasClipboard = Partial<Pick<Navigator, 'clipboard'>>

/** @throws where the browser refuses. */
export const copyText = async (text: string, { clipboard }: HasClipboard = navigator): Promise<void> => {
  if (!clipboard) throw new Error('no clipboard')
  await clipboard.writeText(text)
}
