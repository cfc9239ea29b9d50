// RUN: mlir-opt %s --llvm-target-to-target-features --split-input-file | FileCheck %s

// Targets say what processors can do.

module attributes {llvm.target = #llvm.target<triple = "x86_64-linux", chip = "skylake", features = <["+mmx", "+sse"]>>} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "x86_64-linux", chip = "skylake", features = <["+64bit", "+64bit-mode", "+adx", "+aes", "+allow-light-256-bit", "+avx", "+avx2", "+bmi", "+bmi2", "+clflushopt", "+cmov", "+crc32", "+cx16", "+cx8", "+ermsb", "+f16c", "+false-deps-popcnt", "+fast-15bytenop", "+fast-gather", "+fast-scalar-fsqrt", "+fast-shld-rotate", "+fast-variable-crosslane-shuffle", "+fast-variable-perlane-shuffle", "+fast-vector-fsqrt", "+fma", "+fsgsbase", "+fxsr", "+idivq-to-divl", "+invpcid", "+lzcnt", "+macrofusion", "+mmx", "+movbe", "+no-bypass-delay-blend", "+no-bypass-delay-mov", "+no-bypass-delay-shuffle", "+nopl", "+pclmul", "+popcnt", "+prfchw", "+rdrnd", "+rdseed", "+sahf", "+slow-3ops-lea", "+sse", "+sse2", "+sse3", "+sse4.1", "+sse4.2", "+ssse3", "+vzeroupper", "+x87", "+xsave", "+xsavec", "+xsaveopt", "+xsaves"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "x86_64-linux", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "x86_64-linux", chip = "", features = <["+64bit", "+64bit-mode", "+cx8", "+fast-15bytenop", "+fast-scalar-fsqrt", "+idivq-to-divl", "+macrofusion", "+slow-3ops-lea", "+sse", "+sse2", "+vzeroupper", "+x87"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "x86_64-linux", chip = "znver4", features = <["-avx2", "+fma4"]>>} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "x86_64-linux", chip = "znver4", features = <["+64bit", "+64bit-mode", "+adx", "+aes", "+allow-light-256-bit", "+avx", "+bmi", "+bmi2", "+branchfusion", "+clflushopt", "+clwb", "+clzero", "+cmov", "+crc32", "+cx16", "+cx8", "+f16c", "+fast-15bytenop", "+fast-bextr", "+fast-dpwssd", "+fast-imm16", "+fast-lzcnt", "+fast-movbe", "+fast-scalar-fsqrt", "+fast-scalar-shift-masks", "+fast-variable-perlane-shuffle", "+fast-vector-fsqrt", "+fma", "+fma4", "+fsgsbase", "+fsrm", "+fxsr", "+gfni", "+idivq-to-divl", "+invpcid", "+lzcnt", "+macrofusion", "+mmx", "+movbe", "+mwaitx", "+nopl", "+pclmul", "+pku", "+popcnt", "+prfchw", "+rdpid", "+rdpru", "+rdrnd", "+rdseed", "+sahf", "+sbb-dep-breaking", "+sha", "+shstk", "+sse", "+sse2", "+sse3", "+sse4.1", "+sse4.2", "+sse4a", "+ssse3", "+vpclmulqdq", "+vzeroupper", "+wbnoinvd", "+x87", "+xsave", "+xsavec", "+xsaveopt", "+xsaves"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "i386-linux", chip = "pentium3">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "i386-linux", chip = "pentium3", features = <["+32bit-mode", "+cmov", "+cx8", "+fxsr", "+mmx", "+nopl", "+slow-unaligned-mem-16", "+sse", "+vzeroupper", "+x87"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "x86-64-v3", features = <["-sse4.1"]>>} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "x86-64-v3", features = <["+64bit", "+64bit-mode", "+allow-light-256-bit", "+bmi", "+bmi2", "+cmov", "+crc32", "+cx16", "+cx8", "+false-deps-lzcnt-tzcnt", "+false-deps-popcnt", "+fast-15bytenop", "+fast-scalar-fsqrt", "+fast-shld-rotate", "+fast-variable-crosslane-shuffle", "+fast-variable-perlane-shuffle", "+fxsr", "+idivq-to-divl", "+lzcnt", "+macrofusion", "+mmx", "+movbe", "+nopl", "+popcnt", "+sahf", "+slow-3ops-lea", "+sse", "+sse2", "+sse3", "+ssse3", "+vzeroupper", "+x87", "+xsave"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "i386-pc-linux-code16", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "i386-pc-linux-code16", chip = "", features = <["+16bit-mode", "+64bit", "+cx8", "+fast-15bytenop", "+fast-scalar-fsqrt", "+idivq-to-divl", "+macrofusion", "+slow-3ops-lea", "+vzeroupper", "+x87"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "aarch64", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "aarch64", chip = "", features = <["+el2vmsa", "+el3", "+enable-select-opt", "+ete", "+fp-armv8", "+fuse-adrp-add", "+fuse-aes", "+neon", "+trbe", "+use-postra-scheduler", "+v8a"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "aarch64", chip = "", features = <["+sve2"]>>} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "aarch64", chip = "", features = <["+enable-select-opt", "+ete", "+fp-armv8", "+fullfp16", "+fuse-adrp-add", "+fuse-aes", "+neon", "+sve", "+sve2", "+trbe", "+use-postra-scheduler"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "aarch64", chip = "cortex-a53">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "aarch64", chip = "cortex-a53", features = <["+a53", "+aes", "+balance-fp-ops", "+crc", "+el2vmsa", "+el3", "+fp-armv8", "+fuse-adrp-add", "+fuse-aes", "+neon", "+perfmon", "+sha2", "+use-postra-scheduler", "+use-wzr-to-vec-move", "+v8a"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "arm64-apple-ios", chip = "apple-m1", features = <["-neon"]>>} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "arm64-apple-ios", chip = "apple-m1", features = <["+CONTEXTIDREL2", "+aggressive-fma", "+alternate-sextload-cvt-f32-pattern", "+altnzcv", "+am", "+apple-a14", "+arith-bcc-fusion", "+arith-cbz-fusion", "+ccdp", "+ccpp", "+crc", "+disable-latency-sched-heuristic", "+dit", "+el2vmsa", "+el3", "+flagm", "+fp-armv8", "+fptoint", "+fullfp16", "+fuse-address", "+fuse-aes", "+fuse-arith-logic", "+fuse-crypto-eor", "+fuse-csel", "+fuse-literals", "+jsconv", "+lor", "+lse", "+lse2", "+max-interleave-factor-4", "+mpam", "+no-zcz-fpr64", "+nv", "+pan", "+pan-rwv", "+pauth", "+perfmon", "+predres", "+ras", "+rcpc", "+rcpc-immo", "+sb", "+sel2", "+specrestrict", "+ssbs", "+store-pair-suppress", "+tlb-rmi", "+tracev8.4", "+uaops", "+v8a", "+vh", "+zcm-fpr128", "+zcm-gpr64", "+zcz-fpr128", "+zcz-gpr32", "+zcz-gpr64"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "arm64e", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "arm64e", chip = "", features = <["+CONTEXTIDREL2", "+aes", "+alternate-sextload-cvt-f32-pattern", "+apple-a12", "+arith-bcc-fusion", "+arith-cbz-fusion", "+ccpp", "+complxnum", "+crc", "+disable-latency-sched-heuristic", "+el2vmsa", "+el3", "+fp-armv8", "+fullfp16", "+fuse-aes", "+fuse-crypto-eor", "+jsconv", "+lor", "+lse", "+neon", "+no-zcz-fpr64", "+pan", "+pan-rwv", "+pauth", "+perfmon", "+ras", "+rcpc", "+rdm", "+sha2", "+store-pair-suppress", "+uaops", "+v8.1a", "+v8.2a", "+v8.3a", "+v8a", "+vh", "+zcm-fpr128", "+zcm-gpr64", "+zcz-fpr128", "+zcz-gpr32", "+zcz-gpr64"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "armv7-linux-gnueabihf", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "armv7-linux-gnueabihf", chip = "", features = <["+aclass", "+armv7-a", "+d32", "+db", "+dsp", "+fp64", "+fpregs", "+fpregs64", "+perfmon", "+thumb2", "+v4t", "+v5t", "+v5te", "+v6", "+v6k", "+v6m", "+v6t2", "+v7", "+v7clrex", "+v8m", "+vfp2", "+vfp2sp", "+vfp3", "+vfp3d16", "+vfp3d16sp", "+vfp3sp"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "thumbv8m.main-none-eabi", chip = "cortex-m33", features = <["-dsp"]>>} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "thumbv8m.main-none-eabi", chip = "cortex-m33", features = <["+8msecext", "+acquire-release", "+armv8-m.main", "+avoid-muls", "+db", "+fix-cmse-cve-2021-35465", "+fp-armv8d16sp", "+fp16", "+fpregs", "+hwdiv", "+loop-align", "+mclass", "+no-branch-predictor", "+noarm", "+slowfpvfmx", "+slowfpvmlx", "+thumb-mode", "+thumb2", "+use-misched", "+v4t", "+v5t", "+v5te", "+v6", "+v6k", "+v6m", "+v6t2", "+v7", "+v7clrex", "+v8m", "+v8m.main", "+vfp2sp", "+vfp3d16sp", "+vfp4d16sp"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "xscale", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "xscale", chip = "", features = <["+armv5te", "+v4t", "+v5t", "+v5te", "+xscale"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "thumb", chip = "arm7tdmi">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "thumb", chip = "arm7tdmi", features = <["+armv4t", "+thumb-mode", "+v4t"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "riscv32", chip = "", features = <["+v"]>>} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "riscv32", chip = "", features = <["+32bit", "+d", "+f", "+i", "+optimized-nf2-segment-load-store", "+v", "+zicsr", "+zve32f", "+zve32x", "+zve64d", "+zve64f", "+zve64x", "+zvl128b", "+zvl32b", "+zvl64b"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "riscv64-linux", chip = "sifive-u74">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "riscv64-linux", chip = "sifive-u74", features = <["+64bit", "+a", "+c", "+d", "+f", "+i", "+m", "+no-default-unroll", "+short-forward-branch-ialu", "+sifive7", "+use-postra-scheduler", "+zaamo", "+zalrsc", "+zca", "+zicsr", "+zifencei", "+zmmul"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "powerpc64le-linux", chip = "pwr9">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "powerpc64le-linux", chip = "pwr9", features = <["+64bit", "+64bit-support", "+allow-unaligned-fp-access", "+altivec", "+bpermd", "+cmpb", "+crbits", "+crypto", "+direct-move", "+extdiv", "+fcpsgn", "+fpcvt", "+fprnd", "+fpu", "+fre", "+fres", "+frsqrte", "+frsqrtes", "+fsqrt", "+hard-float", "+htm", "+icbt", "+invariant-function-descriptors", "+isa-v206-instructions", "+isa-v207-instructions", "+isa-v30-instructions", "+isel", "+ldbrx", "+lfiwax", "+mfocrf", "+partword-atomics", "+popcntd", "+power8-altivec", "+power8-vector", "+power9-altivec", "+power9-vector", "+ppc-postra-sched", "+ppc-prera-sched", "+predictable-select-expensive", "+quadword-atomics", "+recipprec", "+stfiwx", "+two-const-nr", "+vectors-use-two-units", "+vsx"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "powerpc-ibm-aix", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "powerpc-ibm-aix", chip = "", features = <["+aix", "+crbits", "+invariant-function-descriptors"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "mips64", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "mips64", chip = "", features = <["+fp64", "+gp64", "+mips1", "+mips2", "+mips3", "+mips32", "+mips3_32", "+mips3_32r2", "+mips4", "+mips4_32", "+mips4_32r2", "+mips5", "+mips5_32r2", "+mips64"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "mipsel", chip = "mips32r2">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "mipsel", chip = "mips32r2", features = <["+mips1", "+mips2", "+mips32", "+mips32r2", "+mips3_32", "+mips3_32r2", "+mips4_32", "+mips4_32r2", "+mips5_32r2"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "", features = <["+cabac", "+compound", "+duplex", "+mem_noshuf", "+memops", "+nvj", "+nvs", "+packets", "+small-data", "+v5", "+v55", "+v60", "+v62", "+v65", "+v66", "+v67", "+v68"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "amdgcn-amd-amdhsa", chip = "gfx90a">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "amdgcn-amd-amdhsa", chip = "gfx90a", features = <["+16-bit-insts", "+a16", "+add-no-carry-insts", "+addressablelocalmemorysize65536", "+aperture-regs", "+atomic-buffer-global-pk-add-f16-insts", "+atomic-fadd-no-rtn-insts", "+atomic-fadd-rtn-insts", "+atomic-fmin-fmax-flat-f64", "+atomic-fmin-fmax-global-f64", "+back-off-barrier", "+ci-insts", "+cube-insts", "+cvt-norm-insts", "+cvt-pknorm-vop2-insts", "+cvt-pknorm-vop3-insts", "+default-component-zero", "+dl-insts", "+dot1-insts", "+dot10-insts", "+dot2-insts", "+dot3-insts", "+dot4-insts", "+dot5-insts", "+dot6-insts", "+dot7-insts", "+dpp", "+dpp-64bit", "+fast-denormal-f32", "+fast-fmaf", "+flat-address-space", "+flat-buffer-global-fadd-f64-inst", "+flat-global-insts", "+flat-inst-offsets", "+flat-scratch-insts", "+fma-mix-insts", "+fmacf64-inst", "+fp64", "+full-rate-64-ops", "+gcn3-encoding", "+gfx7-gfx8-gfx9-insts", "+gfx8-insts", "+gfx9", "+gfx9-insts", "+gfx90a-insts", "+gws", "+image-insts", "+int-clamp-insts", "+inv-2pi-inline-imm", "+kernarg-preload", "+ldsbankcount32", "+lerp-inst", "+mad-mac-f32-insts", "+mai-insts", "+negative-scratch-offset-bug", "+packed-fp32-ops", "+packed-tid", "+pk-fmac-f16-inst", "+qsad-insts", "+r128-a16", "+s-memrealtime", "+s-memtime-inst", "+sad-insts", "+scalar-atomics", "+scalar-flat-scratch-insts", "+scalar-stores", "+sdwa", "+sdwa-omod", "+sdwa-scalar", "+sdwa-sdst", "+sramecc-support", "+unaligned-buffer-access", "+unaligned-ds-access", "+unaligned-scratch-access", "+vgpr-align2", "+vgpr-index-mode", "+vmem-to-lds-load-insts", "+vmem-write-vgpr-in-order", "+vop3p", "+wavefrontsize64", "+xnack-support"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "amdgcn-amd-amdhsa", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "amdgcn-amd-amdhsa", chip = "", features = <["+flat-address-space", "+wavefrontsize64"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "r600", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "r600", chip = "", features = <["+HasVertexCache", "+R600ALUInst", "+fetch8", "+r600", "+wavefrontsize64"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "nvptx64", chip = "sm_80", features = <["+ptx70"]>>} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "nvptx64", chip = "sm_80", features = <["+ptx70", "+sm_80"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "sparcv9", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "sparcv9", chip = "", features = <["+64bit", "+v9"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "s390x", chip = "z15">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "s390x", chip = "z15", features = <["+deflate-conversion", "+dfp-packed-conversion", "+dfp-zoned-conversion", "+distinct-ops", "+enhanced-dat-2", "+enhanced-sort", "+execution-hint", "+fast-serialization", "+fp-extension", "+guarded-storage", "+high-word", "+insert-reference-bits-multiple", "+interlocked-access1", "+load-and-trap", "+load-and-zero-rightmost-byte", "+load-store-on-cond", "+load-store-on-cond-2", "+message-security-assist-extension3", "+message-security-assist-extension4", "+message-security-assist-extension5", "+message-security-assist-extension7", "+message-security-assist-extension8", "+message-security-assist-extension9", "+miscellaneous-extensions", "+miscellaneous-extensions-2", "+miscellaneous-extensions-3", "+population-count", "+processor-assist", "+reset-reference-bits-multiple", "+test-pending-external-interruption", "+transactional-execution", "+vector", "+vector-enhancements-1", "+vector-enhancements-2", "+vector-packed-decimal", "+vector-packed-decimal-enhancement"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "avr", chip = "atmega328p">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "avr", chip = "atmega328p", features = <["+addsubiw", "+avr0", "+avr1", "+avr2", "+avr3", "+avr5", "+break", "+ijmpcall", "+jmpcall", "+lpm", "+lpmx", "+memmappedregs", "+movw", "+mul", "+spm", "+sram"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "bpf", chip = "v3">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "bpf", chip = "v3", features = <["+alu32"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "loongarch32", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "loongarch32", chip = "", features = <["+32bit"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "loongarch64", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "loongarch64", chip = "", features = <["+32s", "+64bit", "+d", "+f", "+lsx", "+ual"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "wasm32", chip = "generic", features = <["+simd128"]>>} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "wasm32", chip = "generic", features = <["+bulk-memory", "+bulk-memory-opt", "+call-indirect-overlong", "+multivalue", "+mutable-globals", "+nontrapping-fptoint", "+reference-types", "+sign-ext", "+simd128"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "msp430", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "msp430", chip = "", features = <[]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "ve", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "ve", chip = "", features = <["+vpu"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "m68k", chip = "M68040">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "m68k", chip = "M68040", features = <["+isa-68000", "+isa-68010", "+isa-68020", "+isa-68030", "+isa-68040", "+isa-68881", "+isa-68882"]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "xtensa", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "xtensa", chip = "", features = <[]>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.target = #llvm.target<triple = "lanai", chip = "">} {}

// CHECK: module attributes {llvm.target = #llvm.target<triple = "lanai", chip = "", features = <[]>>} {
// CHECK-NEXT: }
