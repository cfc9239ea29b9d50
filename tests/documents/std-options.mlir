// ORACLE: differs (standard-dialect)
// RUN: mlir-opt %s --legacy-syntax --convert-std-to-llvm="use-bare-ptr-memref-call-conv=1 index-bitwidth=32" | FileCheck %s --check-prefix=BARE
// RUN: mlir-opt %s --legacy-syntax --convert-std-to-llvm="emit-c-wrappers=1 use-opaque-pointers=false" | FileCheck %s --check-prefix=WRAPPER
// RUN: mlir-opt %s --legacy-syntax --convert-memref-to-llvm="use-aligned-alloc=1" | FileCheck %s --check-prefix=MEMREF

func @callee(memref<2x4xf32>)

func @caller(%m: memref<2x4xf32>) {
  call @callee(%m) : (memref<2x4xf32>) -> ()
  return
}




// BARE: module {
// BARE-NEXT:   llvm.func @callee(!llvm.ptr) attributes {sym_visibility = "private"}
// BARE-NEXT:   llvm.func @caller(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// BARE-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// BARE-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
// BARE-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
// BARE-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : index) : i32
// BARE-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
// BARE-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : index) : i32
// BARE-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
// BARE-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : index) : i32
// BARE-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
// BARE-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(4 : index) : i32
// BARE-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
// BARE-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : index) : i32
// BARE-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
// BARE-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V12]][1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
// BARE-NEXT:     llvm.call @callee(%[[V13]]) : (!llvm.ptr) -> ()
// BARE-NEXT:     llvm.return
// BARE-NEXT:   }
// BARE-NEXT: }

// WRAPPER: module {
// WRAPPER-NEXT:   llvm.func private @callee(%[[ARG0:[^ ]+]]: !llvm.ptr<f32>, %[[ARG1:[^ ]+]]: !llvm.ptr<f32>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) attributes {sym_visibility = "private"} {
// WRAPPER-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// WRAPPER-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// WRAPPER-NEXT:     %[[V9:[^ ]+]] = llvm.alloca %[[V8]] x !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// WRAPPER-NEXT:     llvm.store %[[V7]], %[[V9]] : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// WRAPPER-NEXT:     llvm.call @_mlir_ciface_callee(%[[V9]]) : (!llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>) -> ()
// WRAPPER-NEXT:     llvm.return
// WRAPPER-NEXT:   }
// WRAPPER-NEXT:   llvm.func @_mlir_ciface_callee(!llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>) attributes {sym_visibility = "private"}
// WRAPPER-NEXT:   llvm.func @caller(%[[ARG0:[^ ]+]]: !llvm.ptr<f32>, %[[ARG1:[^ ]+]]: !llvm.ptr<f32>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) {
// WRAPPER-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// WRAPPER-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V7]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V7]][3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V7]][3, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V7]][4, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     llvm.call @callee(%[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]]) : (!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64, i64, i64) -> ()
// WRAPPER-NEXT:     llvm.return
// WRAPPER-NEXT:   }
// WRAPPER-NEXT:   llvm.func @_mlir_ciface_caller(%[[ARG0:[^ ]+]]: !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>) {
// WRAPPER-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG0]] : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// WRAPPER-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> 
// WRAPPER-NEXT:     llvm.call @caller(%[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]]) : (!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64, i64, i64) -> ()
// WRAPPER-NEXT:     llvm.return
// WRAPPER-NEXT:   }
// WRAPPER-NEXT: }

// MEMREF: module {
// MEMREF-NEXT:   func.func private @callee(memref<2x4xf32>)
// MEMREF-NEXT:   func.func @caller(%[[ARG0:[^ ]+]]: memref<2x4xf32>) {
// MEMREF-NEXT:     call @callee(%[[ARG0]]) : (memref<2x4xf32>) -> ()
// MEMREF-NEXT:     return
// MEMREF-NEXT:   }
// MEMREF-NEXT: }
