// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd simdlen(4) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd safelen(8) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd simdlen(4) safelen(8) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd order(concurrent) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd order(concurrent) safelen(4) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @own : i64

llvm.func @collapsed(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd private(@own %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i, %j) : i64 = (%a, %a) to (%b, %b) step (%a, %a) collapse(2) {
      llvm.store %j, %x : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}
