import { useEffect, useRef, useState } from 'react'
import { useVipTheme } from '../../../useVipTheme'
import type { WinPicture } from './drawWin'

/** Draws the picture on `canvas`, again whenever it or the theme changes; `picture` is ready before the tap that shares it. */
export function useWinPicture(shown: WinPicture) {
  const vip = useVipTheme()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<Blob | 'drawing' | 'failed'>('drawing')
  const key = JSON.stringify(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is `shown`, compared by value; the theme’s colors are read from the page
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    let gone = false
    setPicture('drawing')
    void import('./drawWin')
      .then(({ drawWin }) => drawWin(target, shown))
      .then(
        (blob) => !gone && setPicture(blob),
        () => !gone && setPicture('failed'),
      )
    return () => {
      gone = true
    }
  }, [key, vip])
  return { canvas, picture }
}
