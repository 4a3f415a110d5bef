/**
 * @param {number} pid
 * @returns {boolean} whether a process of this machine is running, whoever owns it
 */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
