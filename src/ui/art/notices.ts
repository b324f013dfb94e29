/** A third-party work with the notice its license requires. */
export interface ArtNotice {
  readonly title: string
  readonly holder: string
  readonly license: string
  readonly source: string
}

/** Art and icons for the licenses page. */
export const artNotices: readonly ArtNotice[] = [
  {
    title: 'Fluent Emoji',
    holder: 'Copyright (c) Microsoft Corporation',
    license: 'MIT',
    source: 'https://github.com/microsoft/fluentui-emoji',
  },
  {
    title: '@lobehub/fluent-emoji-3d',
    holder: 'Copyright (c) 2023 LobeHub',
    license: 'MIT',
    source: 'https://github.com/lobehub/fluent-emoji',
  },
  {
    title: 'Phosphor Icons',
    holder: 'Copyright (c) 2023 Phosphor Icons',
    license: 'MIT',
    source: 'https://github.com/phosphor-icons/core',
  },
]

/** MIT permission notice, printed once for all works above. */
export const mitNotice = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`
