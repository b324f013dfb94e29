/** What became of it: `kept` when the player closed the share sheet. */
export type Shared = 'shared' | 'saved' | 'kept' | 'failed'

/** Shares a picture through the device; where it cannot share files, it is downloaded. */
export async function sharePicture(picture: Blob | 'drawing' | 'failed', title: string): Promise<Shared> {
  if (!(picture instanceof Blob)) return 'failed'
  const file = new File([picture], 'kismara-jackpot.jpg', { type: picture.type })
  if (!navigator.canShare?.({ files: [file] })) return download(file)
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'kept' : download(file)
  }
}

function download(file: File): Shared {
  const link = document.createElement('a')
  // Never revoked: the browser may still read it, and a jackpot is rare.
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  return 'saved'
}
