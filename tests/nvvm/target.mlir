// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect | FileCheck %s

"t.a"() {a = #nvvm.target, b = #nvvm.target<>, c = #nvvm.target<chip = "sm_90">} : () -> ()
"t.a"() {a = #nvvm.target<O = 3, triple = "nvptx64-nvidia-cuda", chip = "sm_75", features = "+ptx60">} : () -> ()
"t.a"() {a = #nvvm.target<triple = "t", O = 3, flags = {fast, ftz}, link = ["a.bc", ""], features = "+ptx80">} : () -> ()
"t.a"() {a = #nvvm.target<verifyTarget = false>, b = #nvvm.target<verifyTarget = true>, c = #nvvm.target<link = []>} : () -> ()
"t.a"() {a = #nvvm.target<O = 2, features = "">, b = #nvvm.target<flags = {}>} : () -> ()
"t.a"() {a = #rocdl.target, b = #rocdl.target<abi = "600">, c = #rocdl.target<O = 5, chip = "", triple = "">} : () -> ()
"t.a"() {a = #rocdl.target<O = 3, chip = "gfx90a", features = "+f", abi = "500", flags = {fast}, link = ["x", 1]>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #nvvm.target, b = #nvvm.target, c = #nvvm.target<chip = "sm_90">} : () -> ()
// CHECK-NEXT:   "t.a"() {a = #nvvm.target<O = 3, chip = "sm_75", features = "+ptx60">} : () -> ()
// CHECK-NEXT:   "t.a"() {a = #nvvm.target<O = 3, triple = "t", features = "+ptx80", flags = {fast, ftz}, link = ["a.bc", ""]>} : () -> ()
// CHECK-NEXT:   "t.a"() {a = #nvvm.target<verifyTarget = false>, b = #nvvm.target, c = #nvvm.target<link = []>} : () -> ()
// CHECK-NEXT:   "t.a"() {a = #nvvm.target, b = #nvvm.target<flags = {}>} : () -> ()
// CHECK-NEXT:   "t.a"() {a = #rocdl.target, b = #rocdl.target, c = #rocdl.target<O = 5, triple = "", chip = "">} : () -> ()
// CHECK-NEXT:   "t.a"() {a = #rocdl.target<O = 3, chip = "gfx90a", features = "+f", abi = "500", flags = {fast}, link = ["x", 1]>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "t.a"() {a = #nvvm.target, b = #nvvm.target, c = #nvvm.target<chip = "sm_90">} : () -> ()
// GENERIC-NEXT:   "t.a"() {a = #nvvm.target<O = 3, chip = "sm_75", features = "+ptx60">} : () -> ()
// GENERIC-NEXT:   "t.a"() {a = #nvvm.target<O = 3, triple = "t", features = "+ptx80", flags = {fast, ftz}, link = ["a.bc", ""]>} : () -> ()
// GENERIC-NEXT:   "t.a"() {a = #nvvm.target<verifyTarget = false>, b = #nvvm.target, c = #nvvm.target<link = []>} : () -> ()
// GENERIC-NEXT:   "t.a"() {a = #nvvm.target, b = #nvvm.target<flags = {}>} : () -> ()
// GENERIC-NEXT:   "t.a"() {a = #rocdl.target, b = #rocdl.target, c = #rocdl.target<O = 5, triple = "", chip = "">} : () -> ()
// GENERIC-NEXT:   "t.a"() {a = #rocdl.target<O = 3, chip = "gfx90a", features = "+f", abi = "500", flags = {fast}, link = ["x", 1]>} : () -> ()
// GENERIC-NEXT: }) : () -> ()
