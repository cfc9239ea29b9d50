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
