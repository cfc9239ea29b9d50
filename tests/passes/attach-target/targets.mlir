// RUN: mlir-opt %s --nvvm-attach-target | FileCheck %s --check-prefix=NVVM
// RUN: mlir-opt %s --nvvm-attach-target="O=3 chip=sm_80 features=+ptx70 triple=foo fast ftz l=a.bc,b.bc ptxas-cmd-options=-v module=c+" | FileCheck %s --check-prefix=FLAGS
// RUN: mlir-opt %s --rocdl-attach-target | FileCheck %s --check-prefix=ROCDL
// RUN: mlir-opt %s --rocdl-attach-target="O=1 chip=gfx90a features=x triple=t abi=400 daz finite-only unsafe-math fast correct-sqrt=false wave64=false l=z.bc" | FileCheck %s --check-prefix=MATH
// RUN: mlir-opt %s --xevm-attach-target="module=a|b" | FileCheck %s --check-prefix=XEVM
// RUN: mlir-opt %s --xevm-attach-target="O=1 chip=pvc triple=t cmd-options=abc l=q module=^a$" | FileCheck %s --check-prefix=LINK
// RUN: mlir-opt %s --nvvm-attach-target="module=[" | FileCheck %s --check-prefix=NONE

gpu.module @a {
}
gpu.module @b [#nvvm.target] {
}
gpu.module @cc [#nvvm.target<chip = "sm_90">, #rocdl.target] {
}
module {
  gpu.module @d {
  }
}

// NVVM: module {
// NVVM-NEXT:   gpu.module @a [#nvvm.target] {
// NVVM-NEXT:   }
// NVVM-NEXT:   gpu.module @b [#nvvm.target] {
// NVVM-NEXT:   }
// NVVM-NEXT:   gpu.module @cc [#nvvm.target<chip = "sm_90">, #rocdl.target, #nvvm.target] {
// NVVM-NEXT:   }
// NVVM-NEXT:   module {
// NVVM-NEXT:     gpu.module @d {
// NVVM-NEXT:     }
// NVVM-NEXT:   }
// NVVM-NEXT: }

// FLAGS: module {
// FLAGS-NEXT:   gpu.module @a {
// FLAGS-NEXT:   }
// FLAGS-NEXT:   gpu.module @b [#nvvm.target] {
// FLAGS-NEXT:   }
// FLAGS-NEXT:   gpu.module @cc [#nvvm.target<chip = "sm_90">, #rocdl.target, #nvvm.target<O = 3, triple = "foo", chip = "sm_80", features = "+ptx70", flags = {fast, ftz, "ptxas-cmd-options" = ["-v"]}, link = ["a.bc", "b.bc"]>] {
// FLAGS-NEXT:   }
// FLAGS-NEXT:   module {
// FLAGS-NEXT:     gpu.module @d {
// FLAGS-NEXT:     }
// FLAGS-NEXT:   }
// FLAGS-NEXT: }

// ROCDL: module {
// ROCDL-NEXT:   gpu.module @a [#rocdl.target] {
// ROCDL-NEXT:   }
// ROCDL-NEXT:   gpu.module @b [#nvvm.target, #rocdl.target] {
// ROCDL-NEXT:   }
// ROCDL-NEXT:   gpu.module @cc [#nvvm.target<chip = "sm_90">, #rocdl.target] {
// ROCDL-NEXT:   }
// ROCDL-NEXT:   module {
// ROCDL-NEXT:     gpu.module @d {
// ROCDL-NEXT:     }
// ROCDL-NEXT:   }
// ROCDL-NEXT: }

// MATH: module {
// MATH-NEXT:   gpu.module @a [#rocdl.target<O = 1, triple = "t", chip = "gfx90a", features = "x", abi = "400", flags = {daz, fast, finite_only, no_wave64, unsafe_math, unsafe_sqrt}, link = ["z.bc"]>] {
// MATH-NEXT:   }
// MATH-NEXT:   gpu.module @b [#nvvm.target, #rocdl.target<O = 1, triple = "t", chip = "gfx90a", features = "x", abi = "400", flags = {daz, fast, finite_only, no_wave64, unsafe_math, unsafe_sqrt}, link = ["z.bc"]>] {
// MATH-NEXT:   }
// MATH-NEXT:   gpu.module @cc [#nvvm.target<chip = "sm_90">, #rocdl.target, #rocdl.target<O = 1, triple = "t", chip = "gfx90a", features = "x", abi = "400", flags = {daz, fast, finite_only, no_wave64, unsafe_math, unsafe_sqrt}, link = ["z.bc"]>] {
// MATH-NEXT:   }
// MATH-NEXT:   module {
// MATH-NEXT:     gpu.module @d {
// MATH-NEXT:     }
// MATH-NEXT:   }
// MATH-NEXT: }

// XEVM: module {
// XEVM-NEXT:   gpu.module @a [#xevm.target] {
// XEVM-NEXT:   }
// XEVM-NEXT:   gpu.module @b [#nvvm.target, #xevm.target] {
// XEVM-NEXT:   }
// XEVM-NEXT:   gpu.module @cc [#nvvm.target<chip = "sm_90">, #rocdl.target] {
// XEVM-NEXT:   }
// XEVM-NEXT:   module {
// XEVM-NEXT:     gpu.module @d {
// XEVM-NEXT:     }
// XEVM-NEXT:   }
// XEVM-NEXT: }

// LINK: module {
// LINK-NEXT:   gpu.module @a [#xevm.target<O = 1, triple = "t", chip = "pvc", flags = {"cmd-options" = ["abc"]}, linkFiles = ["q"]>] {
// LINK-NEXT:   }
// LINK-NEXT:   gpu.module @b [#nvvm.target] {
// LINK-NEXT:   }
// LINK-NEXT:   gpu.module @cc [#nvvm.target<chip = "sm_90">, #rocdl.target] {
// LINK-NEXT:   }
// LINK-NEXT:   module {
// LINK-NEXT:     gpu.module @d {
// LINK-NEXT:     }
// LINK-NEXT:   }
// LINK-NEXT: }

// NONE: module {
// NONE-NEXT:   gpu.module @a {
// NONE-NEXT:   }
// NONE-NEXT:   gpu.module @b [#nvvm.target] {
// NONE-NEXT:   }
// NONE-NEXT:   gpu.module @cc [#nvvm.target<chip = "sm_90">, #rocdl.target] {
// NONE-NEXT:   }
// NONE-NEXT:   module {
// NONE-NEXT:     gpu.module @d {
// NONE-NEXT:     }
// NONE-NEXT:   }
// NONE-NEXT: }
