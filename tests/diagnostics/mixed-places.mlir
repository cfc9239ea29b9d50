// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @t(%a: !async.value// at the end

// CHECK: tests/diagnostics/mixed-places.mlir:3:38: error: expected '<'
// CHECK-NEXT: func.func private @t(%[[A:[^ ]+]]: !async.value// at the end
// CHECK-NEXT:                                      ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:3:33: error: failed to parse async value type
// CHECK-NEXT: func.func private @t(%[[A]]: !async.value// at the end
// CHECK-NEXT:                                 ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:105:21: error: custom op 'affine.apply' invalid kind of attribute specified
// CHECK-NEXT:   %[[V0:[^ ]+]] = affine.apply 3.0<(d0) -> (d0)>(%[[I:[^ ]+]])
// CHECK-NEXT:                     ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:111:19: error: #"m2vector"<"4xf32"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// CHECK-NEXT:   %[[V0]] = affine.min #m2vector<4xf32>%[[I]])[%[[N:[^ ]+]]]
// CHECK-NEXT:                   ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:117:36: error: expected ')'
// CHECK-NEXT:   affine.parallel (%[[A]]) = (0) to (%[[X:[^ ]+]] : f32)
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:123:40: error: custom op 'affine.prefetch' invalid kind of attribute specified
// CHECK-NEXT:   affine.prefetch %[[Z:[^ ]+]][], read, locality<none>, data : memref<f32>
// CHECK-NEXT:                                        ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:131:10: error: dimensional operand cannot be used as a symbol
// CHECK-NEXT:     %[[V0]] = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%[[C2:[^ ]+]])[%[[ARG4:[^ ]+]]]
// CHECK-NEXT:          ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:131:10: note: see current operation: %[[V0]] = "affine.apply"(%[[ARG1:[^ ]+]], %[[ARG2:[^ ]+]]) <{map = affine_map<(d0)[s0] -> (d0 * s0)>}> : (index, index) -> index
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:139:56: error: custom op 'vector.contract' expected 'into'
// CHECK-NEXT:   %[[V0]] = vector.contract {} %[[A]], %[[A]], %[[C:[^ ]+]] : vector<1x4xf32> ^x vector<2x4xf32> into vector<1x2xf32>
// CHECK-NEXT:                                                        ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:144:31: error: missing ']' closing scalable dimension
// CHECK-NEXT: func.func private @f(vector<[%[[X4:[^ ]+]]]xi32>)
// CHECK-NEXT:                               ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:148:29: error: `!"g"<"">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// CHECK-NEXT: func.func private @f(%[[G:[^ ]+]]: !g. {
// CHECK-NEXT:                             ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:152:27: error: unknown gpu type: async.tokenxf32
// CHECK-NEXT: func.func private @f(!gpu.async.tokenxf32)
// CHECK-NEXT:                           ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:156:21: error: `dense_resource` expected a shaped type
// CHECK-NEXT: %[[V0:[^ ]+]] = index.constant dense_resource<x> 0x10
// CHECK-NEXT:                     ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:163:8: error: expected block name
// CHECK-NEXT:   cf.br %[[BB2:[^ ]+]]
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:170:67: error: expected ','
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32"a" 1>>} {}
// CHECK-NEXT:                                                                   ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:175:8: error: 'tensor.concat' op rank of concatenated inputs must match result rank
// CHECK-NEXT:   %[[V0]] = tensor.concat dim(128) %[[A:[^ ]+]] : (tensor<4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:175:8: note: see current operation: %[[V0]] = "tensor.concat"(%[[ARG0:[^ ]+]]) <{dim = 128 : i64}> : (tensor<4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:181:44: error: expected non-function type
// CHECK-NEXT: module attributes {a.a = dense<1> : tensor<,#e.hash>} {}
// CHECK-NEXT:                                            ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:181:48: error: #"e"<"hash"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// CHECK-NEXT: module attributes {a.a = dense<1> : tensor<,#e.hash>} {}
// CHECK-NEXT:                                                ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:185:33: error: integer constant out of range for type
// CHECK-NEXT: module attributes {a.a = dense<-0> : tensor<2xi32>} {}
// CHECK-NEXT:                                 ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:189:37: error: expected integer column number in FileLineColRange
// CHECK-NEXT: module attributes {a.a = loc("a":1: 999999999999999999992)} {}
// CHECK-NEXT:                                     ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:193:31: error: integer literal not valid for specified type
// CHECK-NEXT: llvm.module_flags distinct[0]<1> [3]
// CHECK-NEXT:                               ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:193:32: error: expected attribute
// CHECK-NEXT: llvm.module_flags distinct[0]<1> [3]
// CHECK-NEXT:                                ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:197:21: error: #"x"<"y"> : 'complex<f32>' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// CHECK-NEXT: complex.constant #x.y : complex<f32>
// CHECK-NEXT:                     ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:202:8: error: clause #0 is not a known constant - null, addressof, bitcast
// CHECK-NEXT:   %[[V0]] = "llvm.landingpad"(%[[A]]) : (f32) -> i32
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:202:8: note: see current operation: %[[V0]] = "llvm.landingpad"(%[[ARG0]]) : (f32) -> i32
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:208:1: error: custom op 'emitc.no_such_op' is unknown
// CHECK-NEXT: emitc.no_such_op
// CHECK-NEXT: ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:212:53: error: expected one of [L1, L2] for NVVM Prefetch Cache Level, got: uniform
// CHECK-NEXT: module attributes {a.a = #nvvm<prefetch_cache_level uniform>} {}
// CHECK-NEXT:                                                     ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:212:60: error: failed to parse PrefetchCacheLevelAttr parameter 'value' which is to be a `::mlir::NVVM::PrefetchCacheLevel`
// CHECK-NEXT: module attributes {a.a = #nvvm<prefetch_cache_level uniform>} {}
// CHECK-NEXT:                                                            ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:216:45: error: expected keyword for NVVM Memory Space
// CHECK-NEXT: module attributes {a.a = #nvvm.memory_space<3>} {}
// CHECK-NEXT:                                             ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:216:45: error: failed to parse NVVMMemorySpaceAttr parameter 'value' which is to be a `::mlir::NVVM::NVVMMemorySpace`
// CHECK-NEXT: module attributes {a.a = #nvvm.memory_space<3>} {}
// CHECK-NEXT:                                             ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:220:48: error: expected one of [wait, launch_dependents] for Action kind for grid dependency control, got: none
// CHECK-NEXT: module attributes {a.a = #nvvm<grid_dep_action none>, a.b = #nvvm<load_cache_modifier none>} {}
// CHECK-NEXT:                                                ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:220:52: error: failed to parse GridDepActionAttr parameter 'value' which is to be a `::mlir::NVVM::GridDepActionKind`
// CHECK-NEXT: module attributes {a.a = #nvvm<grid_dep_action none>, a.b = #nvvm<load_cache_modifier none>} {}
// CHECK-NEXT:                                                    ^
// CHECK-NEXT: tests/diagnostics/mixed-places.mlir:225:70: error: expected ':'
// CHECK-NEXT:   %[[V0]] = nvvm.mma.sp.sync A[%[[A]]] B[%[[A]]] C[%[[C:[^ ]+]]] sparseMetadata[%[[M:[^ ]+]]] selector ?[%[[M]]]
// CHECK-NEXT:                                                                      ^

// -----

func.func @f(%z: memref<f32>, %i: index) {
  %0 = affine.apply 3.0<(d0) -> (d0)>(%i)
}

// -----

func.func @f(%i: index, %n: index) {
  %0 = affine.min #m2vector<4xf32>%i)[%n]
}

// -----

func.func @f(%x: f32) {
  affine.parallel (%a) = (0) to (%x : f32)
}

// -----

func.func @f(%z: memref<f32>) {
  affine.prefetch %z[], read, locality<none>, data : memref<f32>
  return
}

// -----

func.func @f(%arg0: index, %c2: index) {
  affine.for %arg4 = 0 to %arg0 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%c2)[%arg4]
  }
  return
}

// -----

func.func @f(%a: vector<1x4xf32>, %c: vector<1x2xf32>) {
  %0 = vector.contract {} %a, %a, %c : vector<1x4xf32> ^x vector<2x4xf32> into vector<1x2xf32>
}

// -----

func.func private @f(vector<[%x4]xi32>)

// -----

func.func private @f(%g: !g. {

// -----

func.func private @f(!gpu.async.tokenxf32)

// -----

%0 = index.constant dense_resource<x> 0x10

// -----

func.func @f() {
  cf.br ^bb1
^bb1:
  cf.br %bb2
^bb2:
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32"a" 1>>} {}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.concat dim(128) %a : (tensor<4xf32>) -> tensor<1x4xf32>
  return
}

// -----

module attributes {a.a = dense<1> : tensor<,#e.hash>} {}

// -----

module attributes {a.a = dense<-0> : tensor<2xi32>} {}

// -----

module attributes {a.a = loc("a":1: 999999999999999999992)} {}

// -----

llvm.module_flags distinct[0]<1> [3]

// -----

complex.constant #x.y : complex<f32>

// -----

func.func @f(%a: f32) {
  %0 = "llvm.landingpad"(%a) : (f32) -> i32
  return
}

// -----

emitc.no_such_op

// -----

module attributes {a.a = #nvvm<prefetch_cache_level uniform>} {}

// -----

module attributes {a.a = #nvvm.memory_space<3>} {}

// -----

module attributes {a.a = #nvvm<grid_dep_action none>, a.b = #nvvm<load_cache_modifier none>} {}

// -----

llvm.func @f(%a: f16, %c: f32, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a] B[%a] C[%c] sparseMetadata[%m] selector ?[%m]
}
