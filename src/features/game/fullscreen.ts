/** iPhones have none for a page. */
export const canFullscreen = (): boolean => document.fullscreenEnabled === true

export const leaveFullscreen = (): void => {
  if (document.fullscreenElement) void document.exitFullscreen()
}

/** A refusal of the browser changes nothing. */
export const enterFullscreen = (): void => void document.documentElement.requestFullscreen().catch(() => undefined)
