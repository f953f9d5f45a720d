/* What did a process write, and what did it make safe? Preloaded, records every write, truncation and sync of files in
   $RECORD_FOLDER into $RECORD_FILE, in order. Syncs are recorded instead of made: the test plays the disk. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct head { char what; char name[63]; int64_t offset; int64_t length; };

static int watched(int fd, char *name) {
  char link[64], path[4096];
  const char *folder = getenv("RECORD_FOLDER");
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (!folder || length <= 0) return 0;
  path[length] = 0;
  if (strncmp(path, folder, strlen(folder)) || path[strlen(folder)] != '/') return 0;
  strncpy(name, path + strlen(folder) + 1, 62);
  name[62] = 0;
  return !strstr(name, "-shm");
}

static void record(char what, const char *name, int64_t offset, const void *data, int64_t length) {
  static int file = -1;
  if (file < 0) file = syscall(SYS_openat, AT_FDCWD, getenv("RECORD_FILE"), O_WRONLY | O_CREAT | O_APPEND, 0644);
  struct head head = {what, {0}, offset, data ? length : 0};
  strcpy(head.name, name);
  struct iovec parts[2] = {{&head, sizeof head}, {(void *)data, data ? length : 0}};
  syscall(SYS_writev, file, parts, 2); /* one call: threads do not mix their records */
}

/* Writes are recorded before they are made, and acknowledgements are writes: nothing looks safer than it was. */
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
  char name[63];
  if (watched(fd, name)) record('W', name, offset, data, length);
  return syscall(SYS_pwrite64, fd, data, length, offset);
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return pwrite64(fd, data, length, offset); }

ssize_t write(int fd, const void *data, size_t length) {
  char name[63];
  if (fd > 2 && watched(fd, name)) record('W', name, lseek(fd, 0, SEEK_CUR), data, length);
  return syscall(SYS_write, fd, data, length);
}

int ftruncate64(int fd, off64_t length) {
  char name[63];
  if (watched(fd, name)) record('T', name, length, 0, 0);
  return syscall(SYS_ftruncate, fd, length);
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int fdatasync(int fd) {
  char name[63];
  if (!watched(fd, name)) return syscall(SYS_fdatasync, fd);
  record('S', name, 0, 0, 0);
  return 0;
}
int fsync(int fd) { return fdatasync(fd); }
