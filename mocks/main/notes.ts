/** Notes shown to the user. */
export interface Notes {
  add(text: string): void
  list(): readonly string[]
  onChange(listener: () => void): () => void
}

const VISIBLE_MS = 12_000

/**
 * Notes above everything, dialogs included; each can be dismissed. Styled by properties, since the content security
 * policy forbids style text.
 */
export const createNotes = (): Notes => {
  const texts: string[] = []
  const listeners = new Set<() => void>()
  const board = document.createElement('div')
  board.setAttribute('role', 'status')
  board.dataset['mockNotes'] = ''
  board.popover = 'manual'
  Object.assign(board.style, {
    position: 'fixed',
    inset: '8px 8px auto',
    margin: '0 auto',
    padding: '0',
    border: '0',
    maxInlineSize: '520px',
    background: 'transparent',
    font: '500 14px/1.4 system-ui, sans-serif',
  })

  const show = (text: string) => {
    const line = document.createElement('p')
    const close = document.createElement('button')
    Object.assign(line.style, {
      display: 'flex',
      gap: '8px',
      alignItems: 'center',
      margin: '0 0 8px',
      padding: '4px 4px 4px 14px',
      borderRadius: '12px',
      color: '#1b1630',
      background: '#ffe9a8',
      boxShadow: '0 4px 16px #0006',
    })
    Object.assign(close.style, {
      flex: 'none',
      inlineSize: '44px',
      blockSize: '44px',
      marginInlineStart: 'auto',
      border: '0',
      color: 'inherit',
      background: 'transparent',
      font: 'inherit',
      cursor: 'pointer',
    })
    close.textContent = '✕'
    close.ariaLabel = 'Dismiss this note'
    const dismiss = () => {
      line.remove()
      if (board.childElementCount === 0) board.hidePopover()
    }
    close.addEventListener('click', dismiss)
    line.append(text, close)
    board.append(line)
    if (!board.isConnected) document.body.append(board)
    // Re-showing moves it above whatever was opened since.
    board.hidePopover()
    board.showPopover()
    setTimeout(dismiss, VISIBLE_MS)
  }

  return {
    add: (text) => {
      if (texts.at(-1) === text) return
      texts.push(text)
      show(text)
      for (const listener of listeners) listener()
    },
    list: () => texts,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
