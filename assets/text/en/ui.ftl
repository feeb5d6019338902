# The frame of the interface.
seat-number = Player { $number }
cover-turn = Your turn.
form-browse = Browse

colony-yellow = Yellow
colony-pink = Pink
colony-blue = Blue
colony-green = Green
look-yellow = yellow square
look-pink = pink circle
look-blue = blue triangle
look-green = green diamond
