// ORACLE: differs (typed-pointers)
// RUN: mlir-opt %s --legacy-syntax --split-input-file --pass-pipeline="builtin.module(finalize-memref-to-llvm{use-opaque-pointers=false},convert-func-to-llvm{use-opaque-pointers=false},reconcile-unrealized-casts)" | FileCheck %s

// Types, as the document of LLVM 15 writes them.

func.func private @memref_0(%a: memref<f32>) -> memref<f32>
func.func private @memref_1(%a: memref<1xf32>) -> memref<1xf32>
func.func private @memref_dynamic(%a: memref<?xf32>) -> memref<?xf32>
func.func private @memref_5(%a: memref<10x42x42x43x123xf32>) -> memref<10x42x42x43x123xf32>
func.func private @memref_of_vectors(%a: memref<1x?xvector<4xf32>>) -> memref<1x?xvector<4xf32>>
func.func private @unranked(%a: memref<*xf32>) -> memref<*xf32>
func.func private @space(%a: memref<4xf32, 3>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @memref_0(!llvm.ptr<f32>, !llvm.ptr<f32>, i64) -> !llvm.struct<(ptr<f32>, ptr<f32>, i64)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_1(!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64) -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_dynamic(!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64) -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_5(!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<5 x i64>, array<5 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_of_vectors(!llvm.ptr<vector<4xf32>>, !llvm.ptr<vector<4xf32>>, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr<vector<4xf32>>, ptr<vector<4xf32>>, i64, array<2 x i64>, array<2 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @unranked(i64, !llvm.ptr<i8>) -> !llvm.struct<(i64, ptr<i8>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @space(!llvm.ptr<f32, 3>, !llvm.ptr<f32, 3>, i64, i64, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

// Functions that take and give functions.

func.func private @higher_order(%a: () -> ()) -> (() -> ())
func.func private @takes(%a: ((i32) -> i64) -> ())
func.func private @several(%a: (f32) -> (i32, i64))

// CHECK: module {
// CHECK-NEXT:   llvm.func @higher_order(!llvm.ptr<func<void ()>>) -> !llvm.ptr<func<void ()>> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @takes(!llvm.ptr<func<void (ptr<func<i64 (i32)>>)>>) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @several(!llvm.ptr<func<struct<(i32, i64)> (f32)>>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

// Several results are packed.

func.func @two(%a: memref<f32>, %b: memref<f64>) -> (memref<f32>, memref<f64>) {
  return %a, %b : memref<f32>, memref<f64>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @two(%[[ARG0:[^ ]+]]: !llvm.ptr<f32>, %[[ARG1:[^ ]+]]: !llvm.ptr<f32>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: !llvm.ptr<f64>, %[[ARG4:[^ ]+]]: !llvm.ptr<f64>, %[[ARG5:[^ ]+]]: i64) -> !llvm.struct<(struct<(ptr<f32>, ptr<f32>, i64)>, struct<(ptr<f64>, ptr<f64>, i64)>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<f64>, ptr<f64>, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V0]][0] : !llvm.struct<(ptr<f64>, ptr<f64>, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V1]][1] : !llvm.struct<(ptr<f64>, ptr<f64>, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V2]][2] : !llvm.struct<(ptr<f64>, ptr<f64>, i64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<f32>, ptr<f32>, i64)>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V4]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V5]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V6]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(struct<(ptr<f32>, ptr<f32>, i64)>, struct<(ptr<f64>, ptr<f64>, i64)>)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V8]][0] : !llvm.struct<(struct<(ptr<f32>, ptr<f32>, i64)>, struct<(ptr<f64>, ptr<f64>, i64)>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V9]][1] : !llvm.struct<(struct<(ptr<f32>, ptr<f32>, i64)>, struct<(ptr<f64>, ptr<f64>, i64)>)> 
// CHECK-NEXT:     llvm.return %[[V10]] : !llvm.struct<(struct<(ptr<f32>, ptr<f32>, i64)>, struct<(ptr<f64>, ptr<f64>, i64)>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The address of an element.

func.func @access(%m: memref<4x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x?xf32>
  memref.store %0, %m[%j, %i] : memref<4x?xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @access(%[[ARG0:[^ ]+]]: !llvm.ptr<f32>, %[[ARG1:[^ ]+]]: !llvm.ptr<f32>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[ARG7]], %[[V9]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.add %[[V10]], %[[ARG8]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V8]][%[[V11]]] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.load %[[V12]] : !llvm.ptr<f32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mul %[[ARG8]], %[[V15]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.add %[[V16]], %[[ARG7]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V14]][%[[V17]]] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
// CHECK-NEXT:     llvm.store %[[V13]], %[[V18]] : !llvm.ptr<f32>
// CHECK-NEXT:     llvm.return %[[V13]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memory of the heap, which comes as bytes, and of the stack.

func.func @memory(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  %1 = memref.alloca() : memref<8xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr<i8>)
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr<i8>
// CHECK-NEXT:   llvm.func @memory(%[[ARG0:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][%[[ARG0]]] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.ptrtoint %[[V2]] : !llvm.ptr<f32> to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call @malloc(%[[V3]]) : (i64) -> !llvm.ptr<i8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : !llvm.ptr<i8> to !llvm.ptr<f32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V10]][3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V11]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V12]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : !llvm.ptr<f32> to !llvm.ptr<i8>
// CHECK-NEXT:     llvm.call @free(%[[V14]]) : (!llvm.ptr<i8>) -> ()
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.alloca %[[V15]] x i64 : (i64) -> !llvm.ptr<i64>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<i64>, ptr<i64>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V18]][0] : !llvm.struct<(ptr<i64>, ptr<i64>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V19]][1] : !llvm.struct<(ptr<i64>, ptr<i64>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V20]][2] : !llvm.struct<(ptr<i64>, ptr<i64>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V22]][3, 0] : !llvm.struct<(ptr<i64>, ptr<i64>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V23]][4, 0] : !llvm.struct<(ptr<i64>, ptr<i64>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// To an unranked descriptor and back.

func.func @casts(%m: memref<?xf32>) -> memref<?xf32> {
  %0 = memref.cast %m : memref<?xf32> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @casts(%[[ARG0:[^ ]+]]: !llvm.ptr<f32>, %[[ARG1:[^ ]+]]: !llvm.ptr<f32>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64) -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.alloca %[[V6]] x !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>>
// CHECK-NEXT:     llvm.store %[[V5]], %[[V7]] : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>> to !llvm.ptr<i8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr<i8>)>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V10]][0] : !llvm.struct<(i64, ptr<i8>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V11]][1] : !llvm.struct<(i64, ptr<i8>)> 
// CHECK-NEXT:     llvm.return %[[V5]] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Wrappers take pointers to descriptors.

func.func @qux(%m: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  return
}

func.func private @foo(%m: memref<?x?xf32>) attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func @qux(%[[ARG0:[^ ]+]]: !llvm.ptr<f32>, %[[ARG1:[^ ]+]]: !llvm.ptr<f32>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_qux(%[[ARG0:[^ ]+]]: !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG0]] : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     llvm.call @qux(%[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]]) : (!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64, i64, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func private @foo(%[[ARG0:[^ ]+]]: !llvm.ptr<f32>, %[[ARG1:[^ ]+]]: !llvm.ptr<f32>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.alloca %[[V8]] x !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// CHECK-NEXT:     llvm.store %[[V7]], %[[V9]] : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// CHECK-NEXT:     llvm.call @_mlir_ciface_foo(%[[V9]]) : (!llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_foo(!llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: }

// -----

// A result through a pointer that comes first.

func.func private @bar(%m: memref<?x?xf32>) -> memref<?x?xf32> attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func private @bar(%[[ARG0:[^ ]+]]: !llvm.ptr<f32>, %[[ARG1:[^ ]+]]: !llvm.ptr<f32>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V2]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V3]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V4]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V5]][3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V6]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V7]][3, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V8]][4, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.alloca %[[V10]] x !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// CHECK-NEXT:     llvm.store %[[V9]], %[[V11]] : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// CHECK-NEXT:     llvm.call @_mlir_ciface_bar(%[[V1]], %[[V11]]) : (!llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>, !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>) -> ()
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// CHECK-NEXT:     llvm.return %[[V12]] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_bar(!llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>, !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: }

// -----

// Bare pointers.

module {
  func.func @callee(%m: memref<2x4xf32>) attributes {llvm.bareptr} {
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @callee(%[[ARG0:[^ ]+]]: !llvm.ptr<f32>) attributes {llvm.bareptr} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
