// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic --allow-unregistered-dialect | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"a"() {t = !ptr.ptr<#llvm.address_space<3>>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = !ptr.ptr<#llvm.address_space<3>>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = !ptr.ptr<#llvm.address_space<3>>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = !ptr.ptr<#ptr.generic_space : !ptr.ptr<#ptr.generic_space>>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = !ptr.ptr_metadata<memref<f32>>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = !ptr.ptr_metadata<memref<f32>>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = !ptr.ptr_metadata<memref<f32>>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = !ptr.ptr_metadata<memref<*xf32>>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = !ptr.ptr_metadata<memref<*xf32>>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = !ptr.ptr_metadata<memref<*xf32>>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.null : !ptr.ptr<#ptr.generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.null : !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.null : !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.address<-5> : !ptr.ptr<#ptr.generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.address<-5> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.address<-5> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.address<0xffffffffffffffffffffffff> : !ptr.ptr<#ptr.generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.address<79228162514264337593543950335> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.address<79228162514264337593543950335> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.address<0xffffffffffffffff> : !ptr.ptr<#ptr.generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.address<18446744073709551615> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.address<18446744073709551615> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.address<0x8000000000000000> : !ptr.ptr<#ptr.generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.address<9223372036854775808> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.address<9223372036854775808> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.address<9223372036854775808> : !ptr.ptr<#ptr.generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.address<9223372036854775808> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.address<9223372036854775808> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.address<0x80> : !ptr.ptr<#ptr.generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.address<128> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.address<128> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.address<128> : !ptr.ptr<#ptr.generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.address<128> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.address<128> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.address<0> : !ptr.ptr<#ptr.generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.address<0> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.address<0> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.address<true> : !ptr.ptr<#ptr.generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.address<-1> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.address<-1> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 64>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 64>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 64>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 64>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 64>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 64>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.spec<abi = 64, size = 32, index = 8, preferred = 64>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.spec<size = 32, abi = 64, preferred = 64, index = 8>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.spec<size = 32, abi = 64, preferred = 64, index = 8>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 4294967295>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 64>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 64>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.spec<size = 64, abi = 0, preferred = 0, index = 0>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.spec<size = 64, abi = 0, preferred = 0, index = 0>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.spec<size = 64, abi = 0, preferred = 0, index = 0>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.spec<size = 0, abi = 0, preferred = 0>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.spec<size = 0, abi = 0, preferred = 0>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.spec<size = 0, abi = 0, preferred = 0>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.generic_space : i32} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.generic_space} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.generic_space} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr.generic_space<>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.generic_space} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.generic_space} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = #ptr<generic_space>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = #ptr.generic_space} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = #ptr.generic_space} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = !ptr<ptr<#ptr.generic_space>>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = !ptr.ptr<#ptr.generic_space>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = !ptr.ptr<#ptr.generic_space>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"a"() {t = memref<4x!ptr.ptr<#ptr.generic_space>>, u = vector<4x!ptr.ptr<#ptr.generic_space>>, v = tensor<4x!ptr.ptr<#ptr.generic_space>>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "a"() {t = memref<4x!ptr.ptr<#ptr.generic_space>>, u = vector<4x!ptr.ptr<#ptr.generic_space>>, v = tensor<4x!ptr.ptr<#ptr.generic_space>>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "a"() {t = memref<4x!ptr.ptr<#ptr.generic_space>>, u = vector<4x!ptr.ptr<#ptr.generic_space>>, v = tensor<4x!ptr.ptr<#ptr.generic_space>>} : () -> ()
// GENERIC-NEXT: }) : () -> ()
