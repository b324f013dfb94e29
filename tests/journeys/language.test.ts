import { expect, it } from 'vitest'
import { openProduct } from './app'

const open = openProduct()

it('[I18N-01] [I18N-02] another language: all texts at once, without a reload, right to left, and after a reload', async () => {
  const { page, complaints } = await open({ persona: 'regular' }, '/member')
  await page.getByRole('button', { name: /^Settings/ }).click()
  const choice = page.getByRole('combobox', { name: 'Language' })
  await choice.waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await choice.selectOption('ar')
  await page.getByRole('heading', { name: 'الإعدادات' }).waitFor()
  await page.getByText('تم تغيير اللغة').first().waitFor()
  const root = page.locator('html')
  expect(await root.getAttribute('dir')).toBe('rtl')
  expect(await root.getAttribute('data-same')).toBe('')
  expect(await page.getByTestId('balance').textContent()).toMatch(/^[\d,]+\.\d\d$/)
  await page.reload()
  await page.getByRole('button', { name: /^الإعدادات/ }).waitFor()
  expect(await root.getAttribute('lang')).toBe('ar')
  expect(complaints).toEqual([])
})
