/* Random playouts of Schweins-Galopp (abacus, four players), written by hand in C as the measure for our rules.
 *
 * The same game, the same generator, the same choices: for one seed it must give the very totals that the rules give,
 * so that the benchmark compares equals. It is specialised for one edition and one number of players, as a C
 * programmer would write it, and knows nothing of editions, views or refusals.
 *
 * usage: galopp GAMES SEED      prints: seconds, moves of people, moves of chance, safe food of each seat
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PLAYERS = 4, PIGS = 5, RING = 22, COPIES = 7, HAND = 7, FOOD = 55, ROUNDS = 3, ORDERS = 120 };

typedef struct { uint32_t a, b, c, d; } Rng;

static inline uint32_t rotate(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }

static inline uint32_t draw(Rng *r, uint32_t n) { /* xoshiro128++ */
    uint32_t x = rotate(r->a + r->d, 7) + r->a, t = r->b << 9;
    r->c ^= r->a;
    r->d ^= r->b;
    r->b ^= r->c;
    r->a ^= r->d;
    r->c ^= t;
    r->d = rotate(r->d, 11);
    return (uint32_t)(((uint64_t)x * n) >> 32);
}

static uint32_t mix(uint32_t x) {
    x ^= x >> 16;
    x *= 0x45D9F3B;
    x ^= x >> 16;
    x *= 0x45D9F3B;
    return x ^ (x >> 16);
}

static void seed(Rng *r, uint64_t value, uint64_t stream) {
    uint32_t x = mix((uint32_t)value ^ 0x9E3779B9), y = mix((uint32_t)(value >> 32) ^ 0x7F4A7C15);
    uint32_t z = mix((uint32_t)stream ^ x);
    r->a = mix(x + z) ^ y;
    r->b = mix(y + z);
    r->c = mix(z ^ 0x85EBCA6B);
    r->d = mix(r->b ^ (uint32_t)(stream >> 32)) | 1;
}

static int orders[ORDERS][PIGS];

static void make_orders(void) { /* all orders of the pigs, lexicographically */
    int n = 0;
    for (int a = 0; a < 5; a++) for (int b = 0; b < 5; b++) for (int c = 0; c < 5; c++) for (int d = 0; d < 5; d++) {
        int e = 10 - a - b - c - d;
        int set = 1 << a | 1 << b | 1 << c | 1 << d;
        if (a == b || a == c || a == d || b == c || b == d || c == d) continue;
        if (set >> e & 1) continue;
        int order[5] = {a, b, c, d, e};
        for (int k = 0; k < 5; k++) orders[n][k] = order[k];
        n++;
    }
}

typedef struct {
    int pig[PIGS], hand[PLAYERS][PIGS], undealt[PIGS], left[PLAYERS], right[PLAYERS], supply;
} Table;

static void race(Table *t, int first, Rng *r, uint64_t *people, uint64_t *luck) {
    const int *order = orders[draw(r, ORDERS)];
    for (int k = 0; k < PIGS; k++) t->pig[order[k]] = PIGS - 1 - k;
    for (int c = 0; c < PIGS; c++) {
        t->undealt[c] = COPIES;
        for (int p = 0; p < PLAYERS; p++) t->hand[p][c] = 0;
    }
    for (int k = 0; k < HAND * PLAYERS; k++) {
        int at = draw(r, COPIES * PIGS - k), c = 0, upto = 0;
        for (int i = 0; i < PIGS - 1; i++) c += at >= (upto += t->undealt[i]);
        t->undealt[c]--;
        t->hand[(first + k) % PLAYERS][c]++;
    }
    for (int k = 0; k < HAND * PLAYERS; k++) {
        int p = (first + k) % PLAYERS, colours = 0, c = 0;
        for (int i = 0; i < PIGS; i++) colours += t->hand[p][i] > 0;
        int at = draw(r, colours);
        for (int i = 0; i < PIGS; i++) c += (at -= t->hand[p][i] > 0) >= 0;
        t->hand[p][c]--;
        int taken = 0, front = 1;
        for (int i = 0; i < PIGS; i++) if (i != c) taken |= 1 << t->pig[i] % RING;
        int distance = t->pig[c] + 1;
        while (taken >> distance % RING & 1) distance++;
        t->pig[c] = distance;
        for (int i = 0; i < PIGS; i++) front &= t->pig[i] <= distance;
        if (front && t->supply > 0) { t->supply--; t->left[p]++; }
        if (k >= (HAND - 1) * PLAYERS) {
            if (front) t->right[p] += t->left[p]; else t->supply += t->left[p];
            t->left[p] = 0;
        }
    }
    *people += 1 + HAND * PLAYERS;
    *luck += HAND * PLAYERS;
}

int main(int argc, char **argv) {
    if (argc != 3) return fprintf(stderr, "usage: galopp GAMES SEED\n"), 2;
    uint64_t games = strtoull(argv[1], 0, 10), value = strtoull(argv[2], 0, 10), people = 0, luck = 0;
    uint64_t safe[PLAYERS] = {0};
    struct timespec from, to;
    make_orders();
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (uint64_t i = 0; i < games; i++) {
        Table t = {0};
        Rng r;
        seed(&r, value, i);
        t.supply = FOOD;
        for (int k = 0; k < ROUNDS; k++) race(&t, k % PLAYERS, &r, &people, &luck);
        for (int p = 0; p < PLAYERS; p++) safe[p] += t.right[p];
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    printf("%.6f %llu %llu", (to.tv_sec - from.tv_sec) + (to.tv_nsec - from.tv_nsec) / 1e9, (unsigned long long)people,
           (unsigned long long)luck);
    for (int p = 0; p < PLAYERS; p++) printf(" %llu", (unsigned long long)safe[p]);
    printf("\n");
    return 0;
}
